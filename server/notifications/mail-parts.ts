import { type Html, html, htmlLines } from './html.rules.ts'
import { looks, stepLooks } from './mail-looks.ts'

/** A piece of a mail, said twice: as markup and as plain text. */
export interface Part {
  html: Html
  text: string
}

export interface Link {
  label: string
  url: string
}

const section = (inside: Html): Html => html`<tr><td class="m-p" style="${looks.section}">${inside}</td></tr>`

const heading = (title: string): Html => html`<h2 class="d-i" style="${looks.heading}">${title}</h2>`

const table = (rows: readonly Html[]): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${looks.whole}">${rows}</table>`

const underlined = (title: string) => `${title}\n${'-'.repeat(title.length)}`

const anchor = ({ label, url }: Link): Html => html`<a class="d-a" href="${url}" style="${looks.link}">${label}</a>`

export interface Opening {
  title: string
  prose: readonly string[]
  /** One at most in a mail. */
  button?: Link
}

/** What the mail is about, in one sentence, and what to do. */
export function opening({ title, prose, button }: Opening): Part {
  const pressed = button
    ? html`<a class="m-b d-b" href="${button.url}" style="${looks.button}">${button.label}</a>`
    : null
  const paragraphs = prose.map((text) => html`<p class="d-i2" style="${looks.prose}">${text}</p>`)
  return {
    html: html`<tr><td class="m-p" style="${looks.opening}"><h1 class="d-j m-h" style="${looks.title}">${title}</h1>${paragraphs}${pressed}</td></tr>`,
    text: [title, ...prose, ...(button ? [`${button.label}:\n${button.url}`] : [])].join('\n\n'),
  }
}

/** What stands out of a detail comes before the rest of it. */
export type Fact = readonly [term: string, detail: string, strong?: string]

export interface Links {
  lead: string
  links: readonly Link[]
}

/** Terms and what they are, one below the other, and where more of it is. */
export function facts(title: string, given: readonly Fact[], more?: Links): Part {
  const rows = given.map(
    ([term, detail, strong]) =>
      html`<tr><td class="d-i3" style="${looks.term}">${term}</td><td class="d-j" style="${looks.detail}">${strong ? html`<b style="${looks.strong}">${strong}</b>` : null}${detail}</td></tr>`,
  )
  const width = Math.max(...given.map(([term]) => term.length)) + 2
  return {
    html: section(html`${heading(title)}${table(rows)}${more ? linkLine(more) : null}`),
    text: [
      underlined(title),
      ...given.map(([term, detail, strong = '']) => `${term.padEnd(width)}${strong}${detail}`),
      ...(more ? ['', more.lead, ...more.links.map(({ label, url }) => `${label}: ${url}`)] : []),
    ].join('\n'),
  }
}

/** "Pick-up on the map: Google Maps or Apple Maps". */
const linkLine = ({ lead, links }: Links): Html =>
  html`<p class="d-i2" style="${looks.small}">${lead} ${links.map((link, index) => html`${index > 0 ? ' or ' : ''}${anchor(link)}`)}</p>`

export interface Bill {
  rows: readonly Fact[]
  total: Fact
  note?: string
}

/** Amounts that add up to the last one. */
export function lines(title: string, { rows, total, note }: Bill): Part {
  const row = ([label, amount]: Fact, isTotal = false) =>
    html`<tr><td class="${isTotal ? 'd-i' : 'd-j'}" style="${isTotal ? looks.totalLabel : looks.label}">${label}</td><td class="${isTotal ? 'd-i' : 'd-j'}" align="right" style="${isTotal ? looks.totalAmount : looks.amount}">${amount}</td></tr>`
  const small = note ? html`<p class="d-i2" style="${looks.small}">${note}</p>` : null
  return {
    html: section(html`${heading(title)}${table([...rows.map((given) => row(given)), row(total, true)])}${small}`),
    text: [
      underlined(title),
      ...rows.map(([label, amount]) => `${label}: ${amount}`),
      `${total[0]}: ${total[1]}`,
      ...(note ? ['', note] : []),
    ].join('\n'),
  }
}

export interface Step {
  until: string
  back: string
  colour: string
}

/** What comes back until when, with a colour along the edge. */
export function steps(title: string, given: readonly Step[], note: string, link: Link): Part {
  const rows = given.map(({ until, back, colour }) => {
    const look = stepLooks(colour)
    return html`<tr><td style="${look.edge}"></td><td class="d-j" style="${look.label}">${until}</td><td class="d-j" align="right" style="${look.amount}">${back}</td></tr>`
  })
  return {
    html: section(
      html`${heading(title)}${table(rows)}<p class="d-i2" style="${looks.small}">${note} ${anchor(link)}</p>`,
    ),
    text: [
      underlined(title),
      ...given.map(({ until, back }) => `${until}: ${back}`),
      '',
      note,
      `${link.label}: ${link.url}`,
    ].join('\n'),
  }
}

/** A heading and some sentences. */
export const remark = (title: string, prose: string): Part => ({
  html: section(html`${heading(title)}<p class="d-i2" style="${looks.small}">${prose}</p>`),
  text: [underlined(title), prose].join('\n'),
})

/** Beside the matter, in a frame. */
export const card = (title: string, prose: string, link: Link): Part => ({
  html: section(
    html`<div class="d-s" style="${looks.card}"><p class="d-j" style="${looks.cardTitle}">${title}</p><p class="d-i2" style="${looks.cardProse}">${prose} ${anchor(link)}</p></div>`,
  ),
  text: [underlined(title), prose, `${link.label}: ${link.url}`].join('\n'),
})

/** Several ways to go on, each a link of its own. */
export const ways = (title: string, prose: string, links: readonly Link[]): Part => ({
  html: section(
    html`${heading(title)}<p class="d-i2" style="${looks.small}">${prose}</p>${links.map((link) => html`<p class="d-i2" style="${looks.small}">${anchor(link)}</p>`)}`,
  ),
  text: [underlined(title), prose, ...links.map(({ label, url }) => `${label}: ${url}`)].join('\n'),
})

/** The words of a person, as they were typed. */
export const quotation = (words: string): Part => ({
  html: section(html`<div class="d-s d-j" style="${looks.card}">${htmlLines(words)}</div>`),
  text: words
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n'),
})
