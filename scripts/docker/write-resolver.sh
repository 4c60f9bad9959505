#!/bin/sh
# Runs when the host's container starts, from /docker-entrypoint.d. nginx asks name servers itself, and has to be told
# which: those of the container.
set -eu
servers=$(awk '$1 == "nameserver" && $2 !~ /%/ { printf "%s ", index($2, ":") ? "[" $2 "]" : $2 }' /etc/resolv.conf)
[ -z "$servers" ] || echo "resolver ${servers}valid=10s;" > /tmp/portal-resolver.conf
