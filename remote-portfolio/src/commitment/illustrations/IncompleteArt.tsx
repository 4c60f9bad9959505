/** A ring that is not closed yet: the offering has ended, the count has not. */
export function IncompleteArt() {
  return (
    <g>
      <circle className="paper" cx="92" cy="66" r="44" />
      <circle className="quiet" cx="92" cy="66" r="36" strokeDasharray="4 7" />
      <path
        className="accent"
        d="M92 30a36 36 0 1 1-34 24"
        style={{ strokeWidth: 9, strokeLinecap: 'butt' }}
      />
      <path className="pen" d="M80 60h24M80 72h16" />
      <path className="pen" d="M150 118V58" />
      <path className="pen warm" d="M150 58h26l-7 9 7 9h-26z" />
    </g>
  );
}
