/** A commitment crossed out, and its money on the way back into the wallet. */
export function CancelledArt() {
  return (
    <g>
      <path className="pen paper" d="M40 30h48v70H40z" />
      <path className="quiet" d="M50 46h28M50 58h28M50 70h18" />
      <circle className="pen grey" cx="88" cy="94" r="16" />
      <path className="pen" d="m82 88 12 12M94 88l-12 12" />
      <path className="accent" d="M98 40c16-12 34-8 42 8" strokeDasharray="5 6" />
      <path className="accent" d="m143 38-2 11-11-2" />
      <path className="pen soft" d="M114 72h50a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6h-50z" />
      <path className="pen paper" d="M150 88h22v14h-22a7 7 0 0 1 0-14z" />
      <circle className="full" cx="152" cy="95" r="2.5" />
      <circle className="pen warm" cx="132" cy="64" r="8" />
    </g>
  );
}
