import type { ClientLoaderFunctionArgs } from 'react-router'
import { ApiError, type Call } from '#contract/call.ts'
import { type RideClass, rideClasses } from '#contract/ride-classes.ts'
import { rideCars } from '#contract/rides.ts'
import { call } from '#web/platform/api.ts'
import { redirectTo } from '#web/platform/redirect-to.ts'
import type { DetailRide } from '#web/rides/site/detail/detail-ride.ts'
import { readRideAsk, rideNames, rideQuery, withoutCodes } from '#web/rides/site/ride-address.ts'
import { detailBody } from './detail-body.ts'

export interface DetailData {
  /** Null when it could not be asked for. */
  car: RideClass | null
  ride: DetailRide | null
  problem: string | null
  formPath: string
  /** The ride without the codes that were refused. */
  plainPath?: string
  /** Rendered for everybody, without the codes of the address: with them it is asked for in the browser. */
  owesCodes?: boolean
}

export const unreached: DetailData = { car: null, ride: null, problem: null, formPath: '/cabs/home' }

/** The class that the address names and the ride in it. A class that we have not is no page. */
export async function readDetail(
  ask: Call,
  address: URL,
  leadTo: (path: string) => Response,
  { forEverybody = false } = {},
): Promise<DetailData> {
  const { searchParams } = address
  const wanted = searchParams.get('class')
  const asked = readRideAsk(searchParams)
  const owesCodes = forEverybody && asked.ask?.code !== undefined
  const wish = owesCodes && asked.ask ? withoutCodes(asked.ask) : asked.ask
  const [{ classes }, answer] = await Promise.all([
    ask(rideClasses),
    wish ? ask(rideCars, wish).catch(refusalOf) : null,
  ])
  const car = wanted ? classes.find(({ vehicleClass }) => vehicleClass === wanted) : firstOf(classes)
  if (!car) throw leadTo('/not-found')

  const isAsked = rideNames.some((name) => searchParams.has(name))
  const formPath = isAsked ? `/cabs/home?${rideQuery(asked.fields)}` : '/cabs/home'
  const nothing = { car, ride: null, formPath, owesCodes }
  if (answer instanceof ApiError) {
    const isOfCode = 'code' in answer.fields || 'secondCode' in answer.fields || answer.code === tooManyCodes
    const plain = `?${rideQuery(withoutCodes(asked.fields))}&class=${car.vehicleClass}`
    const problem = Object.values(answer.fields)[0] ?? answer.message
    return { ...nothing, problem, ...(isOfCode && { plainPath: plain }) }
  }
  if (!answer || !wish) return { ...nothing, problem: isAsked ? (Object.values(asked.faults)[0] ?? null) : null }

  const option = answer.options.find(({ vehicleClass }) => vehicleClass === car.vehicleClass)
  if (!option) return { ...nothing, problem: null }
  const canDo = answer.options.filter(({ fit, whyNot }) => (fit === 'exact' || fit === 'spare') && whyNot === null)
  const [instead = null] = canDo.filter(({ vehicleClass }) => vehicleClass !== car.vehicleClass)
  return { car, ride: { ask: wish, legs: answer.legs, option, instead }, problem: null, formPath, owesCodes }
}

const tooManyCodes = 'pricing.too-many-codes'

const firstOf = (classes: readonly RideClass[]) => classes.find(({ soldAsRide }) => soldAsRide) ?? classes[0]

/** A ride that cannot be is an answer about the ride; an outage is none. */
function refusalOf(error: unknown): ApiError {
  if (error instanceof ApiError && !error.isOutage) return error
  throw error
}

/** For who comes from another page of ours; an outage is an answer, which the page shows. */
export async function loadDetail({ request }: ClientLoaderFunctionArgs): Promise<DetailData> {
  try {
    const [data] = await Promise.all([
      readDetail(call, new URL(request.url), (path) => redirectTo(request, path)),
      detailBody.load(),
    ])
    return data
  } catch (error) {
    if (isOutage(error)) return unreached
    throw error
  }
}

/** No answer, or no code: the browser says the latter with a TypeError. */
const isOutage = (error: unknown) => (error instanceof ApiError ? error.isOutage : error instanceof TypeError)
