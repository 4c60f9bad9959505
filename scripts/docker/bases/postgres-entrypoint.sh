#!/bin/sh
set -eu
data=/var/lib/postgresql/data/cluster
if [ ! -d "$data" ]; then
  password=$(mktemp)
  printf '%s' "$POSTGRES_PASSWORD" > "$password"
  initdb --pgdata="$data" --username="$POSTGRES_USER" --pwfile="$password" --auth-host=scram-sha-256
  rm "$password"
  echo 'host all all all scram-sha-256' >> "$data/pg_hba.conf"
  pg_ctl --pgdata="$data" --wait --options='-c listen_addresses=' start
  createdb --username="$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl --pgdata="$data" --wait stop
fi
exec postgres -D "$data" -c listen_addresses='*'
