#!/bin/sh
set -eu
for script in /docker-entrypoint.d/*.sh; do
  [ ! -x "$script" ] || "$script"
done
exec "$@"
