import { createStore } from 'zustand'
import { ApiError } from '#contract/call.ts'
import type { CrewDay, CrewTap } from '#contract/crew-day.ts'
import type { CrewStep } from '#contract/dispatch.ts'
import { newId } from '#web/platform/new-id.ts'
import { crewCall, crewCalls } from './crew-calls.ts'
import type { Language } from './crew-words.ts'
import { changesOf } from './day-changes.ts'
import {
  aheadOf,
  forget,
  isOver,
  type Kept,
  keep,
  keepLanguage,
  nameOf,
  readKept,
  readLanguage,
  sweep,
} from './keep.ts'
import { asTried, nextToSend, type Outbox, put, takeBack, type Waiting, without } from './outbox.ts'
import { forgetPage } from './page-worker.ts'

export interface Refusal {
  id: string
  /** Which step did not count, or that taking one back, money or words to the desk did not. */
  of: CrewStep | 'undo' | 'received' | 'trouble'
  why: string
}

export interface CrewState {
  language: Language
  day: CrewDay | null
  /** Not known until the server was asked, or could not be. */
  signal: 'asking' | 'there' | 'none'
  isEnded: boolean
  /** How much of what waited here never reached the desk, because the link had ended. */
  lost: number
  outbox: Outbox
  refusals: readonly Refusal[]
  changes: readonly string[]
  /** When the desk last took words of ours. */
  toldAt: string | null
}

export type CrewStore = ReturnType<typeof createCrewStore>

/** The day behind one link: what the desk says, what waits here, and the way between the two. */
export function createCrewStore(token: string, clock = Date.now) {
  const name = nameOf(token)
  sweep(clock())
  const kept = readKept(name)
  const store = createStore<CrewState>(() => ({
    language: readLanguage(),
    day: kept?.day ?? null,
    signal: 'asking',
    isEnded: false,
    lost: 0,
    outbox: kept?.outbox ?? [],
    refusals: [],
    changes: [],
    toldAt: null,
  }))
  const { getState: get, setState: set } = store
  let memory = kept
  let isStored = true

  /** Another tab of the same link may have written since; where the store is full, what it holds is old. */
  const current = (): Kept => (isStored ? readKept(name) : null) ?? memory ?? { day: null, outbox: [] }
  /** By our clock, as far as it is known: a telephone's own may stand hours wrong. */
  const now = () => clock() - (current().aheadMs ?? 0)
  function write(change: Partial<Kept>) {
    memory = { ...current(), ...change }
    isStored = keep(name, memory)
    set({ outbox: memory.outbox, ...(memory.day ? { day: memory.day } : {}) })
  }
  const changeOutbox = (change: (outbox: Outbox) => Outbox) => write({ outbox: change(current().outbox) })

  function end() {
    if (get().isEnded) return
    const lost = current().outbox.length
    forget(name)
    memory = null
    set({ isEnded: true, lost, day: null, outbox: [], refusals: [], changes: [] })
    if (!sweep(clock())) void forgetPage()
  }

  function takeDay(day: CrewDay) {
    const before = get().day
    const changes = before ? changesOf(before, day, get().language) : []
    // What nobody has read yet stays.
    if (changes.length > 0) set({ changes: [...new Set([...get().changes, ...changes])] })
    write({ day, aheadMs: aheadOf(day, clock()) })
    set({ signal: 'there' })
  }

  /** What went wrong with a call; true where it was only the signal, too many of us at once, or not our answer. */
  function isForLater(error: unknown): boolean {
    if (!(error instanceof ApiError)) throw error
    if (error.isOutage || error.status === 429 || error.code === 'network.unreadable') {
      set({ signal: 'none' })
      return true
    }
    if (error.code === 'crew.link-ended') end()
    return false
  }

  async function read() {
    if (get().isEnded) return
    try {
      takeDay(await crewCall(crewCalls.readCrewDay, { token }))
    } catch (error) {
      // Whatever else is wrong with a link, it opens nothing.
      if (!isForLater(error)) return end()
      const { day } = get()
      if (day && isOver(day, now())) end()
    }
  }

  const refuse = (sent: Outbox, why: string) =>
    set(({ refusals }) => ({ refusals: [...refusals, ...sent.map(({ what }) => refusalOf(what, why))] }))

  async function deliver(batch: Outbox): Promise<void> {
    const [first] = batch
    if (first?.what.is === 'trouble') {
      const { id, reference, words } = first.what
      const { at } = await crewCall(crewCalls.tellTrouble, { token, id, reference, words })
      set({ signal: 'there', toldAt: at })
      return
    }
    const taps = batch.map(({ what }) => what as CrewTap)
    const { day, refused } = await crewCall(crewCalls.sendCrewTaps, { token, taps })
    changeOutbox((outbox) => without(outbox, batch))
    takeDay(day)
    for (const { id, why } of refused) refuse(batch.filter(({ what }) => what.id === id).slice(0, 1), why)
  }

  async function sendAll() {
    let atOnce: number | undefined
    for (;;) {
      const batch = nextToSend(current().outbox, atOnce)
      if (batch.length === 0 || get().isEnded) return
      changeOutbox((outbox) => asTried(outbox, batch))
      try {
        await deliver(batch)
      } catch (error) {
        if (isForLater(error) || get().isEnded) return
        // One that cannot be read must not hold up the others.
        if (batch.length > 1) {
          atOnce = 1
          continue
        }
        refuse(batch, (error as ApiError).message)
      }
      changeOutbox((outbox) => without(outbox, batch))
    }
  }

  let sending: Promise<void> | undefined
  /** In order, and by one tab at a time where the browser can arrange it; a tap that is sent twice counts once. */
  function send(): Promise<void> {
    sending ??= (navigator.locks ? navigator.locks.request(`${name}:send`, sendAll).then(() => {}) : sendAll()).finally(
      () => {
        sending = undefined
      },
    )
    return sending
  }

  const at = () => new Date(now()).toISOString()
  return Object.assign(store, {
    token,
    now,
    read,
    send,
    /** Another tab wrote. */
    lookAgain: () => {
      const found = readKept(name)
      if (found) set({ day: found.day, outbox: found.outbox })
    },
    isKeptAs: (key: string | null) => key === name,
    tap(reference: string, step: CrewStep) {
      changeOutbox((outbox) => put(outbox, { is: 'mark', id: newId(), reference, step, at: at() }))
      void send()
    },
    receive(reference: string, amountYen: number, how: 'cash' | 'terminal') {
      changeOutbox((outbox) => put(outbox, { is: 'received', id: newId(), reference, amountYen, how, at: at() }))
      void send()
    },
    undo(id: string) {
      changeOutbox((outbox) => takeBack(outbox, id, at()))
      void send()
    },
    tell(reference: string | null, words: string) {
      changeOutbox((outbox) => put(outbox, { is: 'trouble', id: newId(), reference, words, at: at() }))
      void send()
    },
    speak(language: Language) {
      keepLanguage(language)
      set({ language })
    },
    seen: () => set({ changes: [], refusals: [] }),
  })
}

const refusalOf = (what: Waiting['what'], why: string): Refusal => ({
  id: `${what.is}:${what.id}`,
  of: what.is === 'mark' ? what.step : what.is,
  why,
})
