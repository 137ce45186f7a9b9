import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { ApiError, type Call } from '#contract/call.ts'
import { call } from './api.ts'
import { callContext } from './load-context.ts'

/** What a code in the address stands for: known, nothing at all, or out of reach at this moment. */
export type ByCode<T> = { kind: 'known'; what: T } | { kind: 'unknown' } | { kind: 'unreached' }

type Ask<T> = (call: Call, code: string) => Promise<T>

/** The loader of a page that a code opens: asked each time, since what was kept could be no longer so. */
export const readByCode =
  <T>(ask: Ask<T>) =>
  ({ context, params }: LoaderFunctionArgs) =>
    read(ask(context.get(callContext), params.code ?? ''))

/** The same, for who comes to it from another page, or tries again. */
export const readByCodeInBrowser =
  <T>(ask: Ask<T>) =>
  ({ params }: ClientLoaderFunctionArgs) =>
    read(ask(call, params.code ?? ''))

async function read<T>(asked: Promise<T>): Promise<ByCode<T>> {
  try {
    return { kind: 'known', what: await asked }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Who asked too often for now has heard nothing of this code.
    return { kind: error.isOutage || error.status === 429 ? 'unreached' : 'unknown' }
  }
}
