-- A share may cost parts of a centavo: its price is kept in 1/10,000 PHP, unlike all other money.
alter table campaigns alter column share_price type bigint using share_price * 100;
