export interface VehicleNameProps {
  name: string;
}

/** A word with a sign at which a line may end, such as '45-155' or 'CX-5'. */
const code = /(?<!\S)(\S*[-/]\S*)/;
/** Longer ones must be able to break. */
const longest = 12;

/** The name of a vehicle, whose model codes stay on one line. */
export function VehicleName({ name }: VehicleNameProps) {
  if (!code.test(name)) return name;
  // Every second piece is a code.
  return name.split(code).map((piece, index) =>
    index % 2 === 1 && piece.length <= longest ? (
      <span className="together" key={index}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
