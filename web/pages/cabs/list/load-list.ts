import { redirect } from 'react-router'
import type { Call } from '#contract/call.ts'
import { askForCars, type CarsAnswer } from '#web/rides/site/results/load-cars.ts'
import { type RideFaults, readRideAsk, withoutCodes } from '#web/rides/site/ride-address.ts'
import { loadKnown } from '#web/rides/site/search/load-known.ts'
import { settlePlain } from '#web/rides/site/search/plain-ask.ts'
import { isPlain, type KnownEnds, knownFrom, listPath } from '#web/rides/site/search/ride-form-state.ts'

export type ListData = {
  known: KnownEnds
  /** Rendered for everybody, without the codes of the address: with them the cars are asked for in the browser. */
  owesCodes?: boolean
} & (CarsAnswer | { kind: 'incomplete'; faults: RideFaults })

/** The cars for an address; what a plain form wrote in words becomes an address of its own first. */
export async function loadList(call: Call, params: URLSearchParams, { forEverybody = false } = {}): Promise<ListData> {
  if (isPlain(params)) {
    const settled = await settlePlain(params, call)
    if (settled.toString() !== params.toString()) throw redirect(`${listPath}?${settled}`)
  }
  const { ask, fields, faults } = readRideAsk(params)
  if (!ask) return { kind: 'incomplete', faults: withUnknown(faults, params), known: await loadKnown(fields, call) }
  const owesCodes = forEverybody && ask.code !== undefined
  const answer = { ...(await askForCars(call, owesCodes ? withoutCodes(ask) : ask)), owesCodes }
  if (answer.kind !== 'found') return { ...answer, known: await loadKnown(fields, call) }
  return { ...answer, known: knownFrom(answer.cars.legs.flatMap(({ pickUp, dropOff }) => [pickUp, dropOff])) }
}

/** A place that was written in words and that we do not know. */
function withUnknown(faults: RideFaults, params: URLSearchParams): RideFaults {
  const unknown = { ...faults }
  for (const which of ['from', 'to'] as const) {
    const words = params.get(`${which}Name`)?.trim()
    if (words && faults[which]) unknown[which] = `We do not know “${words}”. Choose a place, or name the ward.`
  }
  return unknown
}
