import type { ResourceKind } from '#core/crew.ts'

interface Coming {
  /** As the class that was booked is called. */
  className: string
  crew: readonly { kind: ResourceKind; className: string | null }[]
}

/** Said where guests read about their car, when it is not of the class that they booked; null while it is, or none is named. */
export function inPlaceOf({ className, crew }: Coming): string | null {
  const comes = crew.find(({ kind }) => kind === 'vehicle')?.className
  return comes && comes !== className ? `In place of the ${className} you booked, at the same price.` : null
}
