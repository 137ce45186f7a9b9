import { cardInWords } from '#contract/card-words.ts'
import { formatYen } from '#contract/money.ts'
import { takenWords } from '#contract/taken-words.ts'
import type { TaxShare } from '#core/tax-shares.ts'
import { capitalized } from '#core/words.ts'
import type { BookingRow } from '#server/booking/index.ts'
import type { MoneyMove } from '#server/payments/index.ts'
import type { Company } from './company.store.ts'
import { deskWords } from './desk.rules.ts'
import { longTokyoDay } from './tokyo-words.rules.ts'
import type { Fact } from './voucher-content.rules.ts'

/** Everything that stands on a receipt or a credit note, in words. */
export interface ReceiptContent {
  number: string
  title: string
  titleJa: string
  day: string
  facts: Fact[]
  /** The whole amount first. */
  sums: { term: string; termJa: string; amount: string }[]
  issuer: { name: string; lines: string[] }
  foot: string
}

export type Receipted = Pick<BookingRow, 'reference' | 'service' | 'startsAt' | 'endsAt' | 'leadName' | 'erasedAt'>

export interface ReceiptParts {
  booking: Receipted
  move: MoneyMove
  company: Company
  /** Of the account, where the paper is made for its owner; empty for none. */
  address: string
  /** At the rates of the day on which the service is done. */
  taxes: readonly TaxShare[]
  /** When it is drawn. */
  today: string
}

const kinds = {
  payment: {
    title: 'Receipt',
    titleJa: '領収書',
    letter: 'R',
    card: 'Paid by 支払方法',
    amount: { term: 'Paid, tax included', termJa: '領収金額（税込）' },
  },
  refund: {
    title: 'Credit note',
    titleJa: '返金明細書',
    letter: 'C',
    card: 'Back to 返金先',
    amount: { term: 'Refunded, tax included', termJa: '返金額（税込）' },
  },
} as const

/** "Cash 現金". */
const inBoth = ({ en, ja }: { en: string; ja: string }) => `${capitalized(en)} ${ja}`

/** R-2026-00042 or AN-7KQ4XM-R1: the same for the same money, for ever. */
export const receiptNumber = (
  reference: string,
  kind: MoneyMove['kind'],
  { number, paperNumber }: Pick<MoneyMove, 'number' | 'paperNumber'>,
) => paperNumber ?? `${reference}-${kinds[kind].letter}${number}`

const untaxed = {
  exempt: { term: 'Of which exempt from tax', termJa: '非課税' },
  outside: { term: 'Of which outside the tax', termJa: '不課税' },
} as const

/** What was kept is called so on the receipt, and on a credit note by which some of it went back. */
const kept = {
  payment: { term: 'Kept after the cancellation, outside the tax', termJa: '解約料（不課税）' },
  refund: { term: 'Of what was kept, outside the tax', termJa: '解約料（不課税）' },
} as const

/** A sum at its rate with the tax in it; what has none stands by itself. Law asks for a mark on the reduced rate. */
function sumsOf({ part, percent, amountYen, taxYen }: TaxShare, kind: MoneyMove['kind']): ReceiptContent['sums'] {
  const amount = formatYen(amountYen)
  if (part === 'kept') return [{ ...kept[kind], amount }]
  if (part === 'exempt' || part === 'outside') return [{ ...untaxed[part], amount }]
  const [mark, markJa] = part === 'reduced' ? [', reduced rate', '（軽減税率）'] : ['', '']
  return [
    { term: `Of which taxed at ${percent}%${mark}`, termJa: `${percent}%対象${markJa}`, amount },
    { term: `Consumption tax in it, ${percent}%`, termJa: `内消費税（${percent}%）`, amount: formatYen(taxYen) },
  ]
}

/**
 * What Japanese tax law asks of a simplified invoice and of a note about money that went back: who issues it and their
 * number, the day, what for, the amount by its rate, and the tax in it.
 */
export function contentOfReceipt({ booking, move, company, address, taxes, today }: ReceiptParts): ReceiptContent {
  const words = kinds[move.kind]
  const fact = (term: string, text: string, mostLines = 3): Fact => ({ term, detail: [{ text }], mostLines })
  const card = move.card ? cardInWords(move.card) : move.takenHow ? inBoth(takenWords[move.takenHow]) : 'Card'
  const guest = booking.erasedAt ? '' : booking.leadName
  return {
    number: receiptNumber(booking.reference, move.kind, move),
    title: words.title,
    titleJa: words.titleJa,
    day: longTokyoDay(move.at),
    facts: [
      ...(guest ? [{ term: 'To 宛名', detail: [{ text: guest, isBold: true }, { text: ' 様' }], mostLines: 5 }] : []),
      ...(guest && address ? [fact('Address 住所', address, 9)] : []),
      fact('Day 日付', longTokyoDay(move.at)),
      fact(
        'For 但し',
        `${booking.service.kind === 'ride' ? 'Private car with chauffeur' : 'Private tour with chauffeur'}: ${booking.service.title}`,
      ),
      fact('Day of service 利用日', longTokyoDay(booking.startsAt)),
      fact('Booking 予約番号', booking.reference),
      fact(words.card, move.chargeYen ? `${card}, in one charge of ${formatYen(move.chargeYen)}` : card),
      ...(move.of
        ? [
            fact(
              'Paid on 支払日',
              `${longTokyoDay(move.of.at)}, receipt ${receiptNumber(booking.reference, 'payment', move.of)}`,
            ),
          ]
        : []),
    ],
    sums: [
      { ...words.amount, amount: formatYen(move.amountYen) },
      ...taxes.flatMap((share) => sumsOf(share, move.kind)),
    ],
    issuer: {
      name: company.name,
      lines: [
        company.address,
        ...(company.registrationNumber ? [`Registration number 登録番号 ${company.registrationNumber}`] : []),
      ],
    },
    foot: `Questions about this paper: ${deskWords(company, today)}, or ${company.email}.${
      move.gateway === 'test' ? ' A test payment: no money moved.' : ''
    }`,
  }
}
