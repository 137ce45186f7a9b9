import { sql } from 'kysely'
import { linesByTax, noYen, sumByTax, type TaxedLine, withStandard, type YenByTax, yenLike } from '#core/tax.ts'
import { taxParts } from '#core/tax-shares.ts'
import type { Database } from '#server/platform/database.ts'

const same = (one: YenByTax, other: YenByTax) => taxParts.every((part) => one[part] === other[part])
const inWords = (yen: YenByTax) => taxParts.map((part) => `${part} ${yen[part]}`).join(', ')

/**
 * What we have of a booking that stands is made up as its lines are, whenever what is paid is what it costs; and of one
 * that was called off all of it is kept, outside the tax.
 */
export async function brokenTax(db: Database): Promise<string[]> {
  const { rows } = await sql<{
    reference: string
    state: string
    lines: TaxedLine[]
    heldYen: number
    parts: Partial<YenByTax> | null
  }>`
    SELECT reference, state, lines,
      (SELECT coalesce(-sum(amount_yen), 0)::integer FROM ledger_lines
        WHERE booking_id = bookings.id AND account = 'guest') AS "heldYen",
      (SELECT jsonb_object_agg(part, yen) FROM (SELECT part, sum(amount_yen)::integer AS yen FROM tax_parts
        WHERE booking_id = bookings.id GROUP BY part) AS sums) AS parts
    FROM bookings ORDER BY reference`.execute(db)
  return rows.flatMap(({ reference, state, lines, heldYen, parts }) => {
    const held = withStandard(heldYen, parts)
    const price = linesByTax(lines)
    const isAsPriced = heldYen === 0 || heldYen === sumByTax(price)
    const wanted = state === 'cancelled' ? { ...noYen, kept: heldYen } : yenLike(heldYen, price)
    return state !== 'cancelled' && !isAsPriced
      ? []
      : same(held, wanted)
        ? []
        : [`${reference}, ${state}, has ${inWords(held)}, and should have ${inWords(wanted)}`]
  })
}
