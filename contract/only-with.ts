import * as z from 'zod/mini'
import type { OfficeRight } from '#core/office-rights.ts'
import type { Schema } from './endpoint.ts'

const rights = new WeakMap<Schema, OfficeRight>()

/** A part of an answer that only those read who have a right besides the one of its call: for others it is null. */
export function onlyWith<S extends Schema>(right: OfficeRight, part: S) {
  const guarded = z.nullable(part)
  rights.set(guarded, right)
  return guarded
}

export const rightToRead = (part: Schema): OfficeRight | undefined => rights.get(part)
