/** A stall with its shutter down: the campaign is over, and nothing was sold. */
export function TerminatedArt() {
  return (
    <g>
      <path className="pen paper" d="M54 52h92v66H54z" />
      <path className="pen grey" d="M64 62h72v56H64z" />
      <path className="quiet" d="M64 74h72M64 86h72M64 98h72" />
      <path className="pen soft" d="M48 30h104l8 22H40z" />
      <path className="pen" d="m68 30-4 22M90 30l-2 22M112 30l2 22M132 30l4 22" />
      <path className="pen warm" d="M82 82h36v20H82z" />
      <path className="pen" d="m100 72-12 10M100 72l12 10M90 92h20" />
      <circle className="full" cx="100" cy="72" r="2.5" />
    </g>
  );
}
