/** What tells cars of one class apart: the large figures of the plate. */
export const shortPlate = (plate: string): string => plate.split(' ').at(-1) ?? plate

/** "Alphard 31-07". */
export const carName = ({ className, plate }: { className: string; plate: string }): string =>
  `${className} ${shortPlate(plate)}`.slice(0, 80)
