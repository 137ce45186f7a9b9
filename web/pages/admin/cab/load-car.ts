import type { ClientLoaderFunctionArgs } from 'react-router'
import { type CarDetail, readCar } from '#contract/cars.ts'
import { call } from '#web/platform/api.ts'
import { type Reading, readForPage } from '#web/platform/read-for-page.ts'

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The car that the address names; null where it names none, and a choice is offered. */
async function load({ request }: ClientLoaderFunctionArgs): Promise<{ reading: Reading<CarDetail> | null }> {
  const id = (new URL(request.url).searchParams.get('id') ?? '').trim()
  return { reading: isId.test(id) ? await readForPage(() => call(readCar, { id })) : null }
}

export const loadCar = Object.assign(load, { hydrate: true as const })
