// Written by art/render-prints.mjs. Do not edit.
import { asakusaNight } from './asakusa-night.generated.ts'
import { chauffeurEvening } from './chauffeur-evening.generated.ts'
import { fujiDawn } from './fuji-dawn.generated.ts'
import { ginkgoAvenue } from './ginkgo-avenue.generated.ts'
import { hakoneTorii } from './hakone-torii.generated.ts'
import { hotelWindow } from './hotel-window.generated.ts'
import { irisGarden } from './iris-garden.generated.ts'
import { nikkoCedars } from './nikko-cedars.generated.ts'
import { ryokanRoom } from './ryokan-room.generated.ts'
import { sakuraMoat } from './sakura-moat.generated.ts'
import { sumidaFireworks } from './sumida-fireworks.generated.ts'
import { templeSnow } from './temple-snow.generated.ts'

export const prints = {
  'asakusa-night': asakusaNight,
  'chauffeur-evening': chauffeurEvening,
  'fuji-dawn': fujiDawn,
  'ginkgo-avenue': ginkgoAvenue,
  'hakone-torii': hakoneTorii,
  'hotel-window': hotelWindow,
  'iris-garden': irisGarden,
  'nikko-cedars': nikkoCedars,
  'ryokan-room': ryokanRoom,
  'sakura-moat': sakuraMoat,
  'sumida-fireworks': sumidaFireworks,
  'temple-snow': templeSnow,
}
export type PrintName = keyof typeof prints
