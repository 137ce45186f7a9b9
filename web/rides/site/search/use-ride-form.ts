import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { firstFault } from '#web/platform/first-fault.ts'
import { tokyoClock, tokyoDayOf } from '#web/ui/tokyo-clock.ts'
import { type RideFaults, type RideFields, type RideName, readRideAsk, rideQuery } from '../ride-address.ts'
import {
  fieldsToSend,
  homeAddress,
  homePath,
  type KnownEnds,
  listPath,
  type RideFormState,
  type ToldEnds,
  type Which,
} from './ride-form-state.ts'

const nowInTokyo = () => `${tokyoDayOf(Date.now())}T${tokyoClock(Date.now())}`

/** What stands in the form, what is wrong with it, and the way to the cars. */
export function useRideForm(start: RideFormState, startFaults: RideFaults = {}, keep?: URLSearchParams) {
  const navigate = useNavigate()
  const [state, setState] = useState(start)
  const [faults, setFaults] = useState(startFaults)

  /** What is changed is not wrong any more until it is looked at again. */
  const forgive = (names: readonly string[]) =>
    setFaults((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name))))
  const change = (fields: Partial<RideFields>, known: KnownEnds = {}) => {
    setState((now) => ({
      ...now,
      fields: { ...now.fields, ...fields },
      known: { ...now.known, ...known },
      typed: {
        from: fields.from || fields.fromAddress ? '' : now.typed.from,
        to: fields.to || fields.toAddress ? '' : now.typed.to,
      },
    }))
    forgive(Object.keys(fields))
  }
  const setTyped = (which: Which, written: string) => {
    setState((now) => ({
      ...now,
      fields: { ...now.fields, [which]: '', [`${which}Address`]: '' },
      typed: { ...now.typed, [which]: written },
    }))
    forgive([which])
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Where a picker could not be fetched the browser's own field stands in its place, under its own name.
    const plain = new FormData(event.currentTarget)
    const written = (name: string, otherwise: string) => String(plain.get(name) ?? otherwise).trim()
    const [day = '', time = ''] = written('when', `${state.fields.day}T${state.fields.time}`).split('T')
    const fields = { ...fieldsToSend(state), day, time, guests: written('guests', state.fields.guests) }
    const names = { from: written('fromName', state.typed.from), to: written('toName', state.typed.to) }
    const query = rideQuery(fields)
    const found: RideFaults = { ...readRideAsk(query, nowInTokyo()).faults }
    for (const which of ['from', 'to'] as const) {
      if (!names[which] || fields[which] || fields[`${which}Address`]) continue
      query.set(`${which}Name`, names[which])
      delete found[which]
    }
    setFaults(found)
    if (Object.keys(found).length > 0) {
      const form = event.currentTarget
      setTimeout(() => firstFault(form)?.focus())
      return
    }
    for (const [name, value] of keep ?? []) query.set(name, value)
    // A step back finds the form as it was sent. The router reads the address anew when somebody comes back.
    if (location.pathname === homePath) history.replaceState(history.state, '', homeAddress(fields))
    // An answer that is late or never comes leaves the form with the names that it had.
    const told: ToldEnds = { known: state.known }
    // Nobody pressed the form's own button: the answer is read from its headline on.
    const isByItself = (event.nativeEvent as SubmitEvent).submitter === null
    navigate(`${listPath}?${query}`, { state: isByItself ? { ...told, land: 'headline' } : told })
  }
  return { state, setState, faults, setFaults, change, setTyped, submit }
}

/** Sent along by the browser's own form, for what has no field of its own in it. */
export const silentNames: readonly RideName[] = [
  'way',
  'children',
  'largeCases',
  'childSeats',
  'boosterSeats',
  'strollers',
  'wheelchairs',
  'extras',
  'flight',
  'meeting',
  'returnDay',
  'returnTime',
  'returnFrom',
  'returnTo',
  'code',
  'secondCode',
]
