import type { DrawScene, Scene } from '../parts/index.ts'
import { asakusaNight } from './asakusa-night.ts'
import { ashiBoat } from './ashi-boat.ts'
import { bayBridge } from './bay-bridge.ts'
import { bonsaiBench } from './bonsai-bench.ts'
import { chauffeurEvening } from './chauffeur-evening.ts'
import { chureito } from './chureito.ts'
import { doorRain } from './door-rain.ts'
import { enoshimaBeach } from './enoshima-beach.ts'
import { fujiDawn } from './fuji-dawn.ts'
import { ginkgoAvenue } from './ginkgo-avenue.ts'
import { ginzaRain } from './ginza-rain.ts'
import { goldenGaiRain } from './golden-gai-rain.ts'
import { greatBuddha } from './great-buddha.ts'
import { hakoneBath } from './hakone-bath.ts'
import { hakoneTorii } from './hakone-torii.ts'
import { hanedaDawn } from './haneda-dawn.ts'
import { hotelLobby } from './hotel-lobby.ts'
import { hotelWindow } from './hotel-window.ts'
import { indigoDyer } from './indigo-dyer.ts'
import { irisGarden } from './iris-garden.ts'
import { kamakuraTrain } from './kamakura-train.ts'
import { kappabashiKnives } from './kappabashi-knives.ts'
import { kawagoeBell } from './kawagoe-bell.ts'
import { kegonFalls } from './kegon-falls.ts'
import { lakeMotosu } from './lake-motosu.ts'
import { marketBreakfast } from './market-breakfast.ts'
import { mashikoKiln } from './mashiko-kiln.ts'
import { meijiBarrels } from './meiji-barrels.ts'
import { museumInTheWoods } from './museum-in-the-woods.ts'
import { naritaFields } from './narita-fields.ts'
import { nightExpressway } from './night-expressway.ts'
import { nikkoBridge } from './nikko-bridge.ts'
import { nikkoCedars } from './nikko-cedars.ts'
import { osanbashiLiner } from './osanbashi-liner.ts'
import { oshinoPonds } from './oshino-ponds.ts'
import { planeWindow } from './plane-window.ts'
import { printCarver } from './print-carver.ts'
import { ryokanRoom } from './ryokan-room.ts'
import { saikoThatch } from './saiko-thatch.ts'
import { sakuraMoat } from './sakura-moat.ts'
import { sankeienPond } from './sankeien-pond.ts'
import { sensojiPagoda } from './sensoji-pagoda.ts'
import { shibuyaCrossing } from './shibuya-crossing.ts'
import { sumidaFireworks } from './sumida-fireworks.ts'
import { teaGarden } from './tea-garden.ts'
import { teaHands } from './tea-hands.ts'
import { templeSnow } from './temple-snow.ts'
import { tokyoStation } from './tokyo-station.ts'
import { uenoFamily } from './ueno-family.ts'
import { yanakaCat } from './yanaka-cat.ts'
import { yokohamaHarbour } from './yokohama-harbour.ts'

const drawings: DrawScene[] = [
  // Arrivals: airports, aircraft, the car
  planeWindow,
  nightExpressway,
  hanedaDawn,
  doorRain,
  naritaFields,
  chauffeurEvening,
  // Streets
  asakusaNight,
  ginzaRain,
  shibuyaCrossing,
  tokyoStation,
  meijiBarrels,
  goldenGaiRain,
  ginkgoAvenue,
  yanakaCat,
  kawagoeBell,
  // Gardens and temples
  templeSnow,
  teaGarden,
  irisGarden,
  sakuraMoat,
  uenoFamily,
  sensojiPagoda,
  chureito,
  greatBuddha,
  sankeienPond,
  bonsaiBench,
  // Mountains and sea
  fujiDawn,
  lakeMotosu,
  oshinoPonds,
  saikoThatch,
  hakoneTorii,
  ashiBoat,
  museumInTheWoods,
  hakoneBath,
  nikkoCedars,
  nikkoBridge,
  kegonFalls,
  enoshimaBeach,
  kamakuraTrain,
  // Bay and river
  bayBridge,
  sumidaFireworks,
  yokohamaHarbour,
  osanbashiLiner,
  // Rooms and crafts
  hotelWindow,
  ryokanRoom,
  indigoDyer,
  mashikoKiln,
  kappabashiKnives,
  printCarver,
  teaHands,
  marketBreakfast,
  hotelLobby,
]

/** Every print: each place and its other hours and seasons. */
export const allScenes = (): Scene[] =>
  drawings.flatMap((draw) => [{}, ...(draw.also ?? [])].map((variant) => draw(variant)))
