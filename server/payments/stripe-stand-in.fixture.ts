import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

/** What goes wrong with the next request: an answer of 500, a cut line before or after the work was done, or nothing. */
export type Fault = 'none' | '500' | 'cut' | 'cut-after-work'

export interface StandInIntent {
  id: string
  object: 'payment_intent'
  amount: number
  currency: string
  status: string
  client_secret: string
  description: string | null
  metadata: Record<string, string>
  last_payment_error: { code: string; decline_code: string } | null
  /** The card itself, where one asked for it along with the payment. */
  payment_method: string | object
}

/** A card that was set up and not charged. */
export interface StandInSetUp {
  id: string
  object: 'setup_intent'
  status: string
  client_secret: string
  metadata: Record<string, string>
  last_setup_error: { code: string; decline_code: string } | null
}

interface StandInRefund {
  id: string
  object: 'refund'
  amount: number
  payment_intent: string
  status: string
  metadata: Record<string, string>
}

interface Answer {
  status: number
  json: object
}

const failure = (status: number, error: object): Answer => ({ status, json: { error } })
const invalid = (code: string, param?: string) =>
  failure(400, { type: 'invalid_request_error', code, param, message: code })

/**
 * Stripe's API as far as we use it, behaving as its reference says: keys that make a repeated call the same call, cards
 * that are used once unless they belong to a customer, refunds that end at what was paid. The name of a payment method
 * says what its bank does: `pm_visa_…`, `pm_declined_…`, `pm_funds_…`, `pm_stepup_…`.
 */
export class StripeStandIn {
  url = ''
  readonly intents = new Map<string, StandInIntent>()
  readonly setups = new Map<string, StandInSetUp>()
  readonly refunds: StandInRefund[] = []
  readonly requests: { method: string; path: string; key: string | undefined; body: string }[] = []
  readonly faults: Fault[] = []
  /** What it works on is answered no sooner than this. */
  patience: Promise<void> = Promise.resolve()
  readonly #answers = new Map<string, { body: string; answer: Answer }>()
  readonly #usedMethods = new Set<string>()
  readonly #owners = new Map<string, string>()

  /** As Stripe does after a day. */
  forgetKeys() {
    this.#answers.clear()
  }

  intentOf(paymentId: string): StandInIntent | undefined {
    return [...this.intents.values()].find((intent) => intent.metadata.payment_id === paymentId)
  }

  /** The guest's bank has decided. */
  endStepUp(intent: StandInIntent, approve: boolean) {
    intent.status = approve ? 'succeeded' : 'requires_payment_method'
  }

  respond(method: string, path: string, key: string | undefined, body: string): Answer {
    const known = key === undefined ? undefined : this.#answers.get(key)
    if (known && known.body !== body) return failure(400, { type: 'idempotency_error', message: 'other parameters' })
    if (known) return known.answer
    const answer = this.#work(method, new URL(path, 'http://stripe'), new URLSearchParams(body))
    if (key !== undefined) this.#answers.set(key, { body, answer })
    return answer
  }

  #work(method: string, { pathname, searchParams }: URL, form: URLSearchParams): Answer {
    const [, , kind = '', id = '', verb] = pathname.split('/')
    const call = `${method} ${kind}${id && id !== 'search' ? '/:id' : ''}${verb ? `/${verb}` : ''}`
    if (id === 'search') return this.#search(searchParams)
    if (call === 'POST payment_intents') return this.#pay(form)
    if (call === 'GET payment_intents/:id') return this.#read(id, searchParams)
    if (call === 'POST payment_intents/:id/cancel') return this.#cancel(id)
    if (call === 'POST refunds') return this.#refund(form)
    if (call === 'GET refunds') {
      const data = this.refunds.filter((refund) => refund.payment_intent === searchParams.get('payment_intent'))
      return { status: 200, json: { object: 'list', data, has_more: false, url: '/v1/refunds' } }
    }
    if (call === 'POST setup_intents') return this.#setUp(form)
    if (call === 'GET setup_intents/:id') {
      const setup = this.setups.get(id)
      return setup ? { status: 200, json: { ...setup } } : failure(404, { type: 'invalid_request_error' })
    }
    if (call === 'GET payment_methods/:id') return this.#readMethod(id)
    if (call === 'POST customers') return this.#addCustomer(form)
    if (call === 'DELETE customers/:id') return { status: 200, json: { id, object: 'customer', deleted: true } }
    return failure(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${call})` })
  }

  #pay(form: URLSearchParams): Answer {
    const method = form.get('payment_method') ?? ''
    const bank = /^pm_(visa|declined|funds|stepup)_/.exec(method)?.[1]
    if (!bank) return invalid('resource_missing', 'payment_method')
    const owner = this.#owners.get(method) ?? null
    if (owner !== form.get('customer') || (!owner && this.#usedMethods.has(method)))
      return invalid('payment_method_unexpected_state', 'payment_method')
    this.#usedMethods.add(method)
    const id = `pi_${randomUUID().replaceAll('-', '')}`
    const refusal = { declined: 'generic_decline', funds: 'insufficient_funds' }[bank]
    const intent: StandInIntent = {
      id,
      object: 'payment_intent',
      amount: Number(form.get('amount')),
      currency: form.get('currency') ?? '',
      status: refusal ? 'requires_payment_method' : bank === 'stepup' ? 'requires_action' : 'succeeded',
      client_secret: `${id}_secret_${randomUUID()}`,
      description: form.get('description'),
      metadata: metadataOf(form),
      last_payment_error: refusal ? { code: 'card_declined', decline_code: refusal } : null,
      payment_method: method,
    }
    this.intents.set(id, intent)
    if (!refusal) return { status: 200, json: expanded(intent, form) }
    return failure(402, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: refusal,
      message: 'Your card was declined.',
      payment_intent: intent,
    })
  }

  #setUp(form: URLSearchParams): Answer {
    const bank = /^pm_(visa|declined|funds|stepup)_/.exec(form.get('payment_method') ?? '')?.[1]
    if (!bank) return invalid('resource_missing', 'payment_method')
    const id = `seti_${randomUUID().replaceAll('-', '')}`
    const refusal = { declined: 'generic_decline', funds: 'insufficient_funds' }[bank]
    const setup: StandInSetUp = {
      id,
      object: 'setup_intent',
      status: refusal ? 'requires_payment_method' : bank === 'stepup' ? 'requires_action' : 'succeeded',
      client_secret: `${id}_secret_${randomUUID()}`,
      metadata: metadataOf(form),
      last_setup_error: refusal ? { code: 'card_declined', decline_code: refusal } : null,
    }
    this.setups.set(id, setup)
    if (!refusal) return { status: 200, json: setup }
    const error = { type: 'card_error', code: 'card_declined', decline_code: refusal, message: 'Declined.' }
    return failure(402, { ...error, setup_intent: setup })
  }

  #read(id: string, query: URLSearchParams): Answer {
    const intent = this.intents.get(id)
    return intent
      ? { status: 200, json: expanded(intent, query) }
      : failure(404, { type: 'invalid_request_error', code: 'resource_missing' })
  }

  #search(query: URLSearchParams): Answer {
    const paymentId = /^metadata\['payment_id'\]:'([\w-]+)'$/.exec(query.get('query') ?? '')?.[1] ?? ''
    const intent = this.intentOf(paymentId)
    const data = intent ? [expanded(intent, query)] : []
    return { status: 200, json: { object: 'search_result', data, has_more: false } }
  }

  #cancel(id: string): Answer {
    const intent = this.intents.get(id)
    if (!intent || intent.status === 'succeeded') return invalid('payment_intent_unexpected_state')
    intent.status = 'canceled'
    return { status: 200, json: intent }
  }

  #refund(form: URLSearchParams): Answer {
    const intent = this.intents.get(form.get('payment_intent') ?? '')
    const amount = Number(form.get('amount'))
    const before = this.refunds
      .filter((refund) => refund.payment_intent === intent?.id)
      .reduce((sum, refund) => sum + refund.amount, 0)
    if (intent?.status !== 'succeeded' || before + amount > intent.amount) return invalid('charge_already_refunded')
    const refund: StandInRefund = {
      id: `re_${randomUUID().replaceAll('-', '')}`,
      object: 'refund',
      amount,
      payment_intent: intent.id,
      status: 'succeeded',
      metadata: metadataOf(form),
    }
    this.refunds.push(refund)
    return { status: 200, json: refund }
  }

  #readMethod(id: string): Answer {
    if (!/^pm_(visa|declined|funds|stepup)_/.test(id)) return invalid('resource_missing', 'payment_method')
    return { status: 200, json: methodOf(id) }
  }

  #addCustomer(form: URLSearchParams): Answer {
    const method = form.get('payment_method') ?? ''
    if (this.#owners.has(method) || this.#usedMethods.has(method)) return invalid('payment_method_unexpected_state')
    const id = `cus_${randomUUID().replaceAll('-', '')}`
    this.#owners.set(method, id)
    return { status: 200, json: { id, object: 'customer', metadata: metadataOf(form) } }
  }
}

const methodOf = (id: string) => ({
  id,
  object: 'payment_method',
  type: 'card',
  card: { brand: 'visa', last4: '4242', exp_year: 2030, exp_month: 4 },
})

/** With the card instead of its name, where that was asked for, alone or in a list. */
function expanded(intent: StandInIntent, asked: URLSearchParams): StandInIntent {
  const isAsked = [...asked].some(([name, value]) => /^expand\[/.test(name) && /^(data\.)?payment_method$/.test(value))
  return isAsked ? { ...intent, payment_method: methodOf(String(intent.payment_method)) } : { ...intent }
}

function metadataOf(form: URLSearchParams): Record<string, string> {
  const entries = [...form].map(([name, value]) => [/^metadata\[(\w+)\]$/.exec(name)?.[1], value] as const)
  return Object.fromEntries(entries.filter(([name]) => name !== undefined))
}

/** Starts the stand-in on a port of its own, gone when the test is over. */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const standIn = new StripeStandIn()
  const server = createServer((request, response) => void answer(standIn, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  standIn.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return standIn
}

async function answer(standIn: StripeStandIn, request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks).toString()
  const { method = '', url = '' } = request
  const header = request.headers['idempotency-key']
  const key = typeof header === 'string' ? header : undefined
  standIn.requests.push({ method, path: url, key, body })
  const fault = standIn.faults.shift()
  if (fault === 'cut') return request.socket.destroy()
  if (request.headers.authorization?.endsWith('sk_unknown')) {
    response.writeHead(401, { 'content-type': 'application/json' })
    return response.end(JSON.stringify({ error: { type: 'invalid_request_error', message: 'Invalid API Key' } }))
  }
  const { status, json } =
    fault === '500' ? failure(500, { type: 'api_error', message: 'Oops.' }) : standIn.respond(method, url, key, body)
  await standIn.patience
  if (fault === 'cut-after-work') return request.socket.destroy()
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${randomUUID()}` })
  response.end(JSON.stringify(json))
}
