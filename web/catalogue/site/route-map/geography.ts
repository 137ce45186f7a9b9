import { tokyoAreas, tokyoPaths } from '#core/coast/central-tokyo.ts'
import { kantoAreas, kantoPaths } from '#core/coast/kanto.ts'
import type { LonLat } from './plane.ts'

/** From the bottom to the top of the drawing. */
export const areas = [...kantoAreas, ...tokyoAreas]
export const paths = [...kantoPaths, ...tokyoPaths]

export const fuji: LonLat = [138.7274, 35.3606]
export const tokyoStation: LonLat = [139.767, 35.681]
/** A map of a longer drive always shows the bay: it is how one knows where Tokyo is. */
export const headOfTheBay: LonLat = [139.82, 35.57]
