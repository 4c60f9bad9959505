/** A form on its way to be approved, and a clock that says: not yet. */
export function PendingArt() {
  return (
    <g>
      <path className="pen paper" d="M58 22h50l20 20v76H58z" />
      <path className="pen soft" d="M108 22v20h20z" />
      <path className="quiet" d="M70 52h32M70 64h44M70 76h28" />
      <path className="accent" d="M70 98c6-10 12 8 18-2s8 2 14-2" />
      <circle className="pen warm" cx="136" cy="88" r="23" />
      <path className="pen" d="M136 74v14l9 7" />
      <path className="pen" d="M136 68v1M136 107v1M116 88h1M155 88h1" />
    </g>
  );
}
