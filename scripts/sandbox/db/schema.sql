-- Money is whole centavos in bigint columns; instants are timestamptz.

create table settings (
  name text primary key,
  value text not null
);

create sequence document_numbers;

create table accounts (
  id text primary key,
  partner_code text not null,
  external_reference_code text not null unique,
  -- Place in the list of demo investors; null for everyone else.
  demo_order int,
  description text not null default '',
  -- An API may name tiers that the specification does not.
  tier text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  mobile_prefix text not null,
  mobile_number text not null,
  idv_profile_id bigint,
  registration jsonb,
  wallet_id text not null,
  wallet_balance bigint not null check (wallet_balance >= 0),
  created_at timestamptz not null
);

create table tokens (
  hash text primary key,
  account_id text not null references accounts (id) on delete cascade,
  expires_at timestamptz not null
);
create index tokens_by_account on tokens (account_id);

create table issuers (
  guid text primary key,
  account_id text not null,
  name text not null,
  address text not null,
  logo_key text not null,
  -- The published view: [{sectionCode, jsonData}].
  sections jsonb not null
);

create table campaigns (
  guid text primary key,
  number bigint not null unique,
  code text not null unique,
  issuer_guid text not null references issuers (guid) on delete cascade,
  partner_code text not null,
  -- APP is live or upcoming or ended; COM is completed; TER is terminated.
  status_code text not null check (status_code in ('APP', 'COM', 'TER')),
  highlights text not null,
  summary text not null,
  banner_key text not null,
  gallery_keys jsonb not null,
  total_offering bigint not null check (total_offering > 0),
  -- What commitments may reach before the campaign takes no more; above total_offering it is oversubscribed.
  ceiling bigint not null,
  -- In 1/10,000 PHP, unlike all other money: a share may cost parts of a centavo.
  share_price bigint not null check (share_price > 0),
  shares_offered bigint not null check (shares_offered > 0),
  -- Hundredths of a percent.
  equity_offered int not null,
  min_amount bigint not null,
  max_amount bigint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  completed_at timestamptz,
  -- The sum of its open or calibrated commitments, kept in the transactions that change them.
  raised bigint not null default 0 check (raised >= 0 and raised <= ceiling),
  check (starts_at < ends_at)
);
create index campaigns_newest on campaigns (created_at desc, guid);
create index campaigns_expiring on campaigns (ends_at, guid);
create index campaigns_by_start on campaigns (starts_at, guid);
create index campaigns_by_issuer on campaigns (issuer_guid, created_at desc);

create table commitments (
  guid text primary key,
  code text not null unique,
  campaign_guid text not null references campaigns (guid) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  status_code text not null check (status_code in ('PEN', 'COM', 'REC', 'CAN', 'APP')),
  -- Why a CAN is one: 'investor', 'lapsed', 'expired' or 'terminated'.
  cancelled_because text,
  amount bigint not null check (amount > 0),
  shares bigint not null,
  calibrated_amount bigint not null default 0,
  calibrated_shares bigint not null default 0,
  -- 'Approved' once the campaign is closed and the commitment has its final amount.
  calibrated_status text,
  investor_name text not null,
  service_name text not null,
  committed_at timestamptz not null,
  completed_at timestamptz,
  reconfirm_deadline timestamptz,
  material_changes jsonb not null default '[]',
  -- The next thing that time does to it: 'settle' (PEN to COM), 'expire' (PEN to CAN), 'lapse' (REC to CAN).
  due text check (due in ('settle', 'expire', 'lapse')),
  due_at timestamptz
);
create index commitments_by_account on commitments (account_id, committed_at desc, guid);
create index commitments_by_campaign on commitments (campaign_guid, account_id);
create index commitments_due on commitments (due_at) where due_at is not null;

-- One debit or credit of a wallet: what a commitment took and gave back, and deposits (no commitment).
create table advices (
  guid text primary key,
  account_id text not null references accounts (id) on delete cascade,
  commitment_guid text references commitments (guid) on delete cascade,
  -- Signed as the wallet sees it: a debit is negative.
  amount bigint not null,
  type text not null,
  status text not null,
  reference_number text,
  created_at timestamptz not null
);
create index advices_by_commitment on advices (commitment_guid, created_at);
create index advices_by_account on advices (account_id, created_at);

create table stock_memos (
  guid text primary key,
  number text not null unique,
  account_id text not null references accounts (id) on delete cascade,
  campaign_guid text not null references campaigns (guid) on delete cascade,
  status text not null,
  shares bigint not null,
  amount bigint not null,
  stock_code text not null,
  transaction_code text not null,
  certificate_number text,
  created_at timestamptz not null
);
create index stock_memos_by_account on stock_memos (account_id, created_at desc, guid);
create index stock_memos_by_campaign on stock_memos (campaign_guid);

-- A finished `invest` under its Idempotency-Key.
create table idempotency_keys (
  account_id text not null references accounts (id) on delete cascade,
  key text not null,
  body_hash text not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (account_id, key)
);

-- The uploads.
create table files (
  key text primary key,
  owner_id text not null references accounts (id) on delete cascade,
  content_type text not null,
  content bytea not null
);
