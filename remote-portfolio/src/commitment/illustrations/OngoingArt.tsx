/** A campaign that grows: bars, the next one still drawn in dashes, and a line that goes on upwards. */
export function OngoingArt() {
  return (
    <g>
      <path className="pen soft" d="M44 118V92h18v26z" />
      <path className="pen soft" d="M72 118V78h18v40z" />
      <path className="pen full" d="M100 118V62h18v56z" />
      <path className="quiet" d="M128 118V44h18v74" strokeDasharray="5 6" />
      <path className="accent" d="M42 76c18-2 30-10 42-22s26-20 50-26" />
      <path className="accent" d="m124 22 12 5-8 10" />
      <circle className="pen paper" cx="42" cy="76" r="4" />
      <circle className="pen paper" cx="84" cy="54" r="4" />
    </g>
  );
}
