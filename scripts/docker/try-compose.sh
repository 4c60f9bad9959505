#!/usr/bin/env bash
# Brings docker-compose.yml up for real, with Debian's podman instead of Docker and without an image registry: base
# images are made from a debootstrap tree under the names the Dockerfile uses. They are Debian's, and larger than the
# Alpine ones they replace. Needs root.
#   apt-get install podman runc docker-compose debootstrap containernetworking-plugins \
#     golang-github-containernetworking-plugin-dnsname
set -euo pipefail
cd "$(dirname "$0")/../.."

for tool in podman runc docker-compose debootstrap curl; do
  command -v "$tool" > /dev/null || { echo "SKIPPED: $tool is not installed."; exit 0; }
done
[ "$(id -u)" = 0 ] || { echo 'SKIPPED: this needs root.'; exit 0; }

work=${COMPOSE_WORK_DIR:-$PWD/.portal/compose}
mkdir -p "$work"
export CONTAINERS_CONF=$work/containers.conf
cat > "$CONTAINERS_CONF" <<'CONF'
[containers]
default_ulimits = ["nofile=1024:1024", "nproc=1024:1024"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
CONF

if [ ! -e "$work/base.done" ]; then
  [ -d "$work/base/etc" ] || debootstrap --variant=minbase \
    --include=ca-certificates,wget,nginx-light,libnginx-mod-http-brotli-filter,libnginx-mod-http-brotli-static,postgresql bookworm "$work/base"
  # Files that no container reads; files that only the database needs.
  unread=(./var/cache ./var/lib/apt ./usr/share/{doc,man,locale,i18n})
  database=(./usr/lib/postgresql ./usr/share/postgresql './usr/lib/*/libLLVM*' './usr/lib/*/libz3*' './usr/lib/*/libicu*')
  tar --create --directory "$work/base" "${unread[@]/#/--exclude=}" . | podman import - localhost/portal-debian
  tar --create --directory "$work/base" "${unread[@]/#/--exclude=}" "${database[@]/#/--exclude=}" . \
    | podman import - localhost/portal-debian-slim
  bases=$(mktemp --directory)
  cp scripts/docker/bases/* "$bases"
  cp "$(readlink -f "$(command -v node)")" "$bases/node"
  cp --recursive "$(dirname "$(readlink -f "$(command -v npm)")")/.." "$bases/npm"
  cp /etc/ssl/certs/ca-certificates.crt "$bases/"
  podman build --tag docker.io/library/node:22-bookworm-slim --tag docker.io/library/node:22-alpine --file "$bases/node.Containerfile" "$bases"
  podman build --tag docker.io/library/alpine:3.22 --file "$bases/nginx.Containerfile" "$bases"
  podman build --tag docker.io/library/postgres:16-alpine --file "$bases/postgres.Containerfile" "$bases"
  rm -r "$bases"
  touch "$work/base.done"
fi

socket=$work/podman.sock
podman system service --time 0 "unix://$socket" &
service=$!
export DOCKER_HOST=unix://$socket COMPOSE_PROJECT_NAME=portal-try
finish() {
  docker-compose down --volumes || true
  kill "${health:-$service}" 2> /dev/null || true
  # Podman outlives the first signal while a request is open.
  for _ in $(seq 10); do
    kill "$service" 2> /dev/null || break
    sleep 1
  done
}
trap finish EXIT
for _ in $(seq 50); do [ -S "$socket" ] && break; sleep 0.2; done

docker-compose build
# Podman relies on systemd for health checks, which a container or CI machine may lack.
while sleep 2; do
  for container in $(podman ps --quiet --filter "name=$COMPOSE_PROJECT_NAME"); do
    podman healthcheck run "$container" || true
  done
done > /dev/null 2>&1 &
health=$!
docker-compose up --detach

check() {
  for _ in $(seq 60); do
    if curl --silent --fail "$1" | grep "$2" > /dev/null; then echo "ok: $1"; return; fi
    sleep 2
  done
  echo "FAILED: $1 does not show $2" >&2
  docker-compose ps
  docker-compose logs --tail 30
  return 1
}
for port in "${PLATFORM_PORT:-4000}" "${HOST_PORT:-4100}" "${ONBOARDING_PORT:-4101}" "${OPPORTUNITIES_PORT:-4102}" \
  "${PORTFOLIO_PORT:-4103}" "${PARTNER_API_PORT:-4200}"; do
  check "http://localhost:$port/healthz" '"status":"ok"'
done
check "http://localhost:${PLATFORM_PORT:-4000}/" 'embed.js'
check "http://localhost:${HOST_PORT:-4100}/main/portfolio" 'csp-nonce'
check "http://localhost:${HOST_PORT:-4100}/releases.json" 'sha384-'
check "http://localhost:${PARTNER_API_PORT:-4200}/sandbox" '.'
check "http://localhost:${HOST_PORT:-4100}/main/portfolio" '"registryKeys":\['
curl --silent --fail --output "$work/config.json" "http://localhost:${HOST_PORT:-4100}/config.json"
published=$(podman volume inspect --format '{{.Mountpoint}}' "${COMPOSE_PROJECT_NAME}_published")
npx --yes pnpm@10 releases verify --to "$published" --keys "$work/config.json"
version=$(curl --silent "http://localhost:${HOST_PORT:-4100}/releases.json" \
  | node -pe 'JSON.parse(require("fs").readFileSync(0)).portfolio.current')
check "http://localhost:${PORTFOLIO_PORT:-4103}/portfolio/mf-manifest.$version.json" 'integrity'
curl --silent --dump-header - --output /dev/null --header 'Accept-Encoding: br' "http://localhost:${HOST_PORT:-4100}/embed.js" \
  | grep -i '^content-encoding: br' > /dev/null || { echo 'FAILED: the host serves no brotli' >&2; exit 1; }
podman ps --filter "name=$COMPOSE_PROJECT_NAME" --format '{{.Names}}: {{.Status}}'
podman images --filter "reference=*${COMPOSE_PROJECT_NAME}_*" --format '{{.Repository}}: {{.Size}}'
for container in $(podman ps --quiet --filter "name=$COMPOSE_PROJECT_NAME"); do
  user=$(podman exec "$container" id --user 2> /dev/null || podman exec "$container" id -u)
  [ "$user" != 0 ] || { echo "FAILED: $container runs as root" >&2; exit 1; }
done

# From outside, as a crash: what is stopped by a command stays stopped.
for service in host partner-api; do
  container=$(docker-compose ps --quiet "$service")
  kill -KILL "$(podman inspect --format '{{.State.Pid}}' "$container")"
done
check "http://localhost:${HOST_PORT:-4100}/healthz" '"serves":"host"'
check "http://localhost:${PARTNER_API_PORT:-4200}/healthz" '"status":"ok"'

docker-compose logs host | grep '"path":"/main/portfolio"' > /dev/null || {
  echo 'FAILED: the host logs no requests' >&2
  exit 1
}
docker-compose stop
for container in $(podman ps --all --quiet --filter "name=$COMPOSE_PROJECT_NAME"); do
  podman inspect --format '{{.Name}}: stopped with {{.State.ExitCode}}' "$container"
  [ "$(podman inspect --format '{{.State.ExitCode}}' "$container")" = 0 ] || {
    echo "FAILED: $container was cut off" >&2
    exit 1
  }
done
echo 'docker-compose.yml is up, every service responds, none runs as root; what crashes comes back, what is stopped ends well.'
