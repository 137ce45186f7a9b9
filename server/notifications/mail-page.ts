import { deskHoursInWords } from '#core/desk-hours.ts'
import type { Company } from '#server/vouchers/index.ts'
import { html } from './html.rules.ts'
import { looks, styleSheet } from './mail-looks.ts'
import type { Link, Part } from './mail-parts.ts'

/** A mail that is ready to go, but for its reader and for who we are on the day it goes. */
export interface Mail {
  subject: string
  draw: (company: Company, today: string) => { html: string; text: string }
}

export interface MailPicture {
  url: string
  alt: string
}

export interface Page {
  subject: string
  /** What a list of mails shows beside the subject. */
  preview: string
  /** In the corner: what the mail is about. */
  reference: string
  picture?: MailPicture | null
  parts: readonly Part[]
  /** Below everything else but the foot. */
  lastPicture?: MailPicture | null
  /** Where an answer goes, in a sentence; to the desk unless told. */
  answering?: string
  /** Of mails that one may do without: how. */
  unsubscribe?: Link | null
}

/** Kept together where a line ends. */
export const deskPhone = ({ telephone }: Company) => telephone.replaceAll(' ', '\u00a0')
/** "+81 3 0000 0000, 05:00 to 23:00 every day, Tokyo time", or the number alone. */
export function deskReach(company: Company, today: string): string {
  const hours = deskHoursInWords(company.hours, today)
  return `${deskPhone(company)}${hours && `, ${hours}, Tokyo time`}`
}
const deskLine = (company: Company, today: string) => `The desk: ${deskReach(company, today)}.`
const toTheDesk = 'Answer this mail and it reaches the same people.'
const companyLine = ({ name, address }: Company) => `${name}, ${address.replace(/\s+/g, ' ')}.`

/** Head, parts and foot, in the look of the site: 640 px of tables, since mail programs know little else. */
export function mailOf(page: Page): Mail {
  return { subject: page.subject, draw: (company, today) => drawn(page, company, deskLine(company, today)) }
}

function drawn(page: Page, company: Company, desk: string): { html: string; text: string } {
  const { subject, preview, reference, picture, parts, lastPicture, answering = toTheDesk, unsubscribe = null } = page
  const document = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title><style>${{ markup: styleSheet }}</style></head><body class="d-g" style="${looks.body}"><div style="${looks.preview}">${preview}</div><table class="d-g" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${looks.whole}"><tr><td align="center" style="padding:0"><table class="d-p" role="presentation" width="640" cellpadding="0" cellspacing="0" style="${looks.sheet}">${head(reference)}${picture ? print(picture, 'print') : null}${parts.map((part) => part.html)}${lastPicture ? print(lastPicture, 'strip') : null}${foot(company, desk, answering, unsubscribe)}</table></td></tr></table></body></html>`
  const last = unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : []
  const end = ['--', reference, desk, answering, companyLine(company), ...last].join('\n')
  return { html: document.markup, text: `${[...parts.map((part) => part.text), end].join('\n\n\n')}\n` }
}

const head = (reference: string) =>
  html`<tr><td class="m-p d-l" style="${looks.head}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td style="padding:0;width:48px"><div lang="ja" style="${looks.seal}">案<br>内</div></td><td class="d-j" style="${looks.brand}">Annai</td><td class="d-i3" align="right" style="${looks.reference}">${reference}</td></tr></table></td></tr>`

/** Cut by its frame and not by its own size: a program that cannot do so shows more of it, never a squeezed one. */
const print = ({ url, alt }: MailPicture, cut: 'print' | 'strip') =>
  html`<tr><td style="padding:0"><div style="${looks[`${cut}Frame`]}"><img src="${url}" alt="${alt}" width="640" style="${looks[cut]}"></div></td></tr>`

const foot = (company: Company, desk: string, answering: string, unsubscribe: Link | null) =>
  html`<tr><td class="m-p d-n" style="${looks.foot}"><span class="d-j" style="${looks.footLead}">${desk}</span><br>${answering}<br>${companyLine(company)}${unsubscribe ? html`<br><a class="d-j" href="${unsubscribe.url}" style="${looks.footLink}">${unsubscribe.label}</a>` : null}</td></tr>`
