import type { ClientLoaderFunctionArgs } from 'react-router'
import { ApiError } from '#contract/call.ts'

/** What a code in the address stands for: known, nothing at all, or out of reach at this moment. */
export type ByCode<T> = { kind: 'known'; what: T } | { kind: 'unknown' } | { kind: 'unreached' }

/** The loader of a page that a code opens. Asked in the browser each time: what was kept could be no longer so. */
export function readByCode<T>(ask: (code: string) => Promise<T>) {
  const load = async ({ params }: ClientLoaderFunctionArgs): Promise<ByCode<T>> => {
    try {
      return { kind: 'known', what: await ask(params.code ?? '') }
    } catch (error) {
      if (error instanceof ApiError) return { kind: error.isOutage ? 'unreached' : 'unknown' }
      throw error
    }
  }
  return Object.assign(load, { hydrate: true as const })
}
