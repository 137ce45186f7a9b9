import type { VehicleClass } from '#contract/catalogue.ts'
import alphard from '#web/assets/vehicles/alphard.svg?url'
import crown from '#web/assets/vehicles/crown.svg?url'
import hiace from '#web/assets/vehicles/hiace.svg?url'
import { cx } from '#web/ui/cx.ts'

const drawings: Partial<Record<VehicleClass, string>> = { sedan: crown, alphard, hiace }

/** Whether there is a drawing of the class; of the long van and of the bus there is none. */
export const hasElevation = (vehicleClass: VehicleClass) => drawings[vehicleClass] !== undefined

/** The same as a file, for drawings with more in them than the car. */
export const drawingOf = (vehicleClass: VehicleClass) => drawings[vehicleClass] ?? null

type CarElevationProps = {
  vehicleClass: VehicleClass
  /** "Alphard, side view". Left out where the name stands beside it. */
  title?: string
  className?: string
}

/** A class of car from the side. Black cars stand out from a dark page by a little more light. */
export function CarElevation({ vehicleClass, title = '', className }: CarElevationProps) {
  const drawing = drawings[vehicleClass]
  if (!drawing) return null
  return (
    <img
      src={drawing}
      alt={title}
      width={544}
      height={240}
      className={cx('h-auto dark:brightness-150 dark:contrast-90', className)}
    />
  )
}
