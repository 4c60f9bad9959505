-- An API may name tiers that the specification does not.
alter table accounts drop constraint accounts_tier_check;
