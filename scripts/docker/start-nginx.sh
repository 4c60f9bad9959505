#!/bin/sh
# The entrypoint of the images with nginx: tells it what only a running container knows.
set -eu
conf=${PORTAL_CONF_DIR:-/tmp}
tls=${PORTAL_TLS_DIR:-/run/portal-tls}

# nginx asks name servers itself, and has to be told which: those of the container.
servers=$(awk '$1 == "nameserver" && $2 !~ /%/ { printf "%s ", index($2, ":") ? "[" $2 "]" : $2 }' /etc/resolv.conf)
[ -z "$servers" ] || echo "resolver ${servers}valid=10s;" > "$conf/portal-resolver.conf"

# With a certificate it serves HTTPS too.
rm -f "$conf/portal-tls.conf"
if [ -r "$tls/tls.crt" ]; then
  cat > "$conf/portal-tls.conf" <<CONF
listen 8443 ssl;
ssl_certificate $tls/tls.crt;
ssl_certificate_key $tls/tls.key;
ssl_protocols TLSv1.2 TLSv1.3;
ssl_session_cache shared:portal:1m;
CONF
fi

exec "$@"
