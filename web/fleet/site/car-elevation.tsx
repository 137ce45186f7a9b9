import type { VehicleClass } from '#contract/catalogue.ts'
import { type DrawnByHand, isDrawnByHand } from '#core/car/measures.ts'
import alphard from '#web/assets/vehicles/alphard.svg?url'
import crown from '#web/assets/vehicles/crown.svg?url'
import hiace from '#web/assets/vehicles/hiace.svg?url'
import { cx } from '#web/ui/cx.ts'

const drawings: Record<DrawnByHand, string> = { sedan: crown, alphard, hiace }

/** The file of a class from the side: ours, or the one that the server draws from its measures. */
export const drawingOf = (vehicleClass: VehicleClass): string =>
  isDrawnByHand(vehicleClass) ? drawings[vehicleClass] : `/drawings/cars/${vehicleClass}.svg`

/** Black cars stand out from a dark page by a little more light. */
export const LIT = 'dark:brightness-150 dark:contrast-90'

type CarElevationProps = {
  vehicleClass: VehicleClass
  /** "Alphard, side view". Left out where the name stands beside it. */
  title?: string
  /** Asked for when it comes into sight. */
  isLazy?: boolean
  className?: string
}

/** A class of car from the side. */
export function CarElevation({ vehicleClass, title = '', isLazy = false, className }: CarElevationProps) {
  return (
    <img
      src={drawingOf(vehicleClass)}
      alt={title}
      width={544}
      height={240}
      loading={isLazy ? 'lazy' : undefined}
      className={cx(LIT, className ?? 'h-auto')}
    />
  )
}
