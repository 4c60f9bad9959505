#!/usr/bin/env bash
# Brings docker-compose.yml up and uses it. Where a Docker engine runs, it takes that. Elsewhere it takes
# Debian's podman, without an image registry: the base images are then Debian's, made by debootstrap under the names that
# the Dockerfile uses. That needs root and
#   apt-get install podman runc docker-compose debootstrap containernetworking-plugins \
#     golang-github-containernetworking-plugin-dnsname
# It works in COMPOSE_WORK_DIR (.portal/compose) and listens on the ports that browser tests use for E2E_PORT. Its last line
# says that everything held, or which step failed and why.
set -euo pipefail
cd "$(dirname "$0")/../.."

work=${COMPOSE_WORK_DIR:-$PWD/.portal/compose}
mkdir -p "$work"
log=$work/try-compose.log
: > "$log"
exec > >(tee --append "$log") 2>&1
export COMPOSE_PROJECT_NAME=portal-try
# scripts/e2e/stack.ts derives the same ports.
first=${E2E_PORT:-4400}
export E2E_PORT=$first PLATFORM_PORT=$first APP_PORTS=$((first + 10))-$((first + 19))
export HOST_PORT=$((first + 10)) ONBOARDING_PORT=$((first + 11)) \
  OPPORTUNITIES_PORT=$((first + 12)) PORTFOLIO_PORT=$((first + 13)) PARTNER_API_PORT=$((first + 20))
host=http://localhost:$HOST_PORT
stop_services=()

step() {
  current=$1
  step_began=$(wc -l < "$log")
  echo "── $current"
}

fail() {
  echo "FAILED: $1"
  exit 1
}

# The first error that the step printed, because what follows it is mostly its consequence.
reason() {
  tail -n "+$((step_began + 1))" "$log" | grep -v '^── ' > "$work/step.log" || true
  grep -m 1 -E '^FAILED: |\[ERROR\]|\bERR_|[Ee]rror: |^ERROR' "$work/step.log" | sed 's/^FAILED: //' | grep . ||
    grep . "$work/step.log" | tail -n 1
}

finish() {
  status=$?
  trap - EXIT
  if [ "$status" != 0 ]; then
    sleep 1
    why=$(reason)
  fi
  $compose down --volumes > "$work/down.log" 2>&1 || true
  for service in "${stop_services[@]}"; do
    # Podman outlives the first signal while a request is open.
    for _ in $(seq 10); do
      kill "$service" 2> /dev/null || break
      sleep 1
    done
  done
  if [ "$status" = 0 ]; then
    echo 'PASSED: every server is healthy, nothing runs as root, an investor commits money in a browser, a killed container comes back, and a stop ends well.'
  else
    echo "FAILED in the step “$current”: $why (the whole log: $log)"
  fi
  exit "$status"
}

step 'Look for a container engine'
if docker info > /dev/null 2>&1; then
  engine=docker
  compose='docker compose'
else
  engine=podman
  compose=docker-compose
  for tool in podman runc docker-compose debootstrap; do
    command -v "$tool" > /dev/null || { echo "SKIPPED: no Docker engine runs, and $tool is not installed."; exit 0; }
  done
  [ "$(id -u)" = 0 ] || { echo 'SKIPPED: without a Docker engine this needs root.'; exit 0; }
fi
as_root=
[ "$(id -u)" = 0 ] || as_root='sudo -n'
trap finish EXIT

step 'Install the dependencies'
npx --yes pnpm@10 install --frozen-lockfile --loglevel=warn

if [ "$engine" = podman ]; then
  export CONTAINERS_CONF=$work/containers.conf
  cat > "$CONTAINERS_CONF" <<'CONF'
[containers]
default_ulimits = ["nofile=1024:1024", "nproc=1024:1024"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
CONF
  step 'Make the base images'
  if [ ! -e "$work/base.done" ]; then
    [ -d "$work/base/etc" ] || debootstrap --variant=minbase \
      --include=ca-certificates bookworm "$work/base"
    # No container reads these files.
    unread=(./var/cache ./var/lib/apt ./usr/share/{doc,man,locale,i18n})
    tar --create --directory "$work/base" "${unread[@]/#/--exclude=}" . \
      | podman import - localhost/portal-debian-slim
    bases=$(mktemp --directory)
    cp scripts/docker/bases/* "$bases"
    cp "$(readlink -f "$(command -v node)")" "$bases/node"
    cp --recursive "$(dirname "$(readlink -f "$(command -v npm)")")/.." "$bases/npm"
    cp /etc/ssl/certs/ca-certificates.crt "$bases/"
    podman build --tag docker.io/library/node:22-bookworm-slim --tag docker.io/library/node:22-alpine --file "$bases/node.Containerfile" "$bases"
    rm -r "$bases"
    touch "$work/base.done"
  fi
  socket=$work/podman.sock
  podman system service --time 0 "unix://$socket" &
  stop_services+=($!)
  export DOCKER_HOST=unix://$socket
  for _ in $(seq 50); do [ -S "$socket" ] && break; sleep 0.2; done
fi

step 'Build the image'
$compose build

step 'Start it'
if [ "$engine" = podman ]; then
  # Podman relies on systemd for health checks, which a container or CI machine may lack.
  while sleep 2; do
    for container in $(podman ps --quiet --filter "name=$COMPOSE_PROJECT_NAME"); do
      podman healthcheck run "$container" || true
    done
  done > /dev/null 2>&1 &
  stop_services=($! "${stop_services[@]}")
fi
$compose up --detach

check() {
  for _ in $(seq 60); do
    if curl --silent --fail "$1" | grep "$2" > /dev/null; then echo "ok: $1"; return; fi
    sleep 2
  done
  $compose ps
  $compose logs --tail 30
  fail "$1 does not show $2"
}

containers() {
  $engine ps "$@" --quiet --filter "name=$COMPOSE_PROJECT_NAME"
}

step 'Ask every server for its health'
for port in "$PLATFORM_PORT" "$HOST_PORT" "$ONBOARDING_PORT" "$OPPORTUNITIES_PORT" "$PORTFOLIO_PORT" "$PARTNER_API_PORT"; do
  check "http://localhost:$port/healthz" '"status":"ok"'
done
check "http://localhost:$PLATFORM_PORT/" 'embed.js'
check "http://localhost:$PARTNER_API_PORT/sandbox" '.'

step 'Check the page, the registry and its signature'
check "$host/main/portfolio" 'csp-nonce'
check "$host/main/portfolio" '"registryKeys":\['
check "$host/releases.json" 'sha384-'
curl --silent --fail --output "$work/config.json" "$host/config.json"
rm -rf "$work/published"
$engine cp "$($compose ps --quiet portal):/portal/.portal/releases" "$work/published"
npx --yes pnpm@10 releases verify --to "$work/published" --keys "$work/config.json"
version=$(curl --silent "$host/releases.json" | node -pe 'JSON.parse(require("fs").readFileSync(0)).portfolio.current')
check "http://localhost:$PORTFOLIO_PORT/portfolio/mf-manifest.$version.json" 'integrity'
curl --silent --dump-header - --output /dev/null --header 'Accept-Encoding: br' "$host/embed.js" \
  | grep -i '^content-encoding: br' > /dev/null || fail 'The host serves no brotli.'

step 'Commit money in a browser'
# Without CI, Playwright takes the stack that runs on these ports.
env --unset=CI npx --yes pnpm@10 e2e opportunities/submit --project=phone --grep 'reviews, submits once'

step 'Look for what runs as root'
[ "$($compose exec portal id -u)" != 0 ] || fail 'It runs as root.'

step 'Kill the container, and wait for it to come back'
# Kill the process directly: the engine does not restart a container that its own command stopped.
$as_root kill -KILL "$($engine inspect --format '{{.State.Pid}}' "$($compose ps --quiet portal)")"
check "$host/healthz" '"serves":"host"'
check "http://localhost:$PARTNER_API_PORT/healthz" '"status":"ok"'
$compose logs portal | grep '"path":"/main/portfolio"' > /dev/null || fail 'The host logs no requests.'

step 'Stop it'
$compose stop
for container in $(containers --all); do
  $engine inspect --format '{{.Name}}: stopped with {{.State.ExitCode}}' "$container"
  [ "$($engine inspect --format '{{.State.ExitCode}}' "$container")" = 0 ] || fail "$container was cut off."
done
