import type { FastifyInstance, FastifyRequest } from 'fastify'
import { usualBody } from '#contract/endpoint.ts'
import { formatCount } from '#contract/money.ts'
import { AppError } from './app-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** So many values a body of this route may hold; the usual number unless told. */
    mostValues?: number
    /** The field that makes it large, where there is one. */
    largeField?: string
  }
}

/** Their bodies were written with a character that no database keeps, or may have been. */
const withStrangeEscapes = new WeakSet<FastifyRequest>()

/** Whether somebody must look for it. A body of bytes that are read as UTF-8 can hold NUL and halves only as escapes. */
export const mayHoldUnstorable = (request: FastifyRequest) => withStrangeEscapes.has(request)

/**
 * JSON and nothing else. What it costs to read a body, and to walk over it afterwards, is bounded before either begins:
 * by its bytes, and by its values, which are counted on the text.
 */
export function acceptOnlyJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string
    // An empty body with a JSON header is a call without input (product.md, "Strictness").
    if (text === '') return done(null, undefined)
    const { mostValues = usualBody.mostValues, largeField } = request.routeOptions.config
    if (holdsMoreThan(text, mostValues)) return done(tooManyValues(mostValues, largeField), undefined)
    if (/\\u(?:0000|d[89a-f])/i.test(text)) withStrangeEscapes.add(request)
    parse(request, text, (error, value) => done(error ? new AppError('platform.malformed-json') : null, value))
  })
}

const tooManyValues = (most: number, field: string | undefined) =>
  new AppError('platform.too-many-values', {
    most: formatCount(most),
    ...(field && { fields: { [field]: tooLong } }),
  })

export const tooLong = 'This is far too long. Please make it shorter.'

const [quote, backslash, comma] = ['"', '\\', ','].map((sign) => sign.charCodeAt(0))
const [list, object] = ['[', '{'].map((sign) => sign.charCodeAt(0))

/**
 * Whether a JSON text holds more values than that: one for each comma and each list or object that is opened, outside of
 * what is quoted. Goes over the text once, makes nothing, and stops as soon as it knows.
 */
export function holdsMoreThan(text: string, most: number): boolean {
  // The shortest value and what parts it from the next are two characters.
  if (text.length <= most) return false
  let values = 0
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit === quote) at = endOfString(text, at)
    else if (unit === comma || unit === list || unit === object) {
      values += 1
      if (values > most) return true
    }
  }
  return false
}

/** Where the string that begins here ends; at the end of the text where it never does. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit === backslash) at += 1
    else if (unit === quote) return at
  }
  return text.length
}

/** "64 KB" or "12 MB". */
export function bytesInWords(bytes: number): string {
  const unit = bytes % 1000 === 0 ? 1000 : 1024
  const kilobytes = bytes / unit
  return kilobytes < unit ? `${Math.floor(kilobytes)} KB` : `${Math.floor(kilobytes / unit)} MB`
}
