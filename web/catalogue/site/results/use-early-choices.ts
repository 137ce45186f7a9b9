import { useEffect, useEffectEvent } from 'react'
import { withTick } from './comparing.ts'
import { narrowed } from './narrowing.ts'
import { gridAddress, readTourSearch, type TourSearch } from './tour-search-address.ts'
import type { Narrowing } from './use-narrowing.ts'

interface Forms {
  formId: string
  compareFormId: string
  /** Leaves out what limits nothing, such as a slider at its end. */
  settle: (search: TourSearch) => TourSearch
}

/** What was ticked before the scripts arrived counts too: the forms are read once, when the page comes to life. */
export function useEarlyChoices({ formId, compareFormId, settle }: Forms, { wished, narrow }: Narrowing) {
  const readForms = useEffectEvent(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(form)) fields.append(name, String(value))
    const chosen = withEarlyTicks(compareFormId, settle(readTourSearch(fields)))
    if (gridAddress(chosen) !== gridAddress(narrowed(wished, {}))) narrow(chosen, 'replace')
  })
  useEffect(() => readForms(), [])
}

function withEarlyTicks(compareFormId: string, search: TourSearch): TourSearch {
  const form = document.getElementById(compareFormId)
  const boxes = form instanceof HTMLFormElement ? [...form.elements] : []
  return boxes.reduce<TourSearch>((chosen, box) => {
    if (!(box instanceof HTMLInputElement) || box.type !== 'checkbox') return chosen
    const slug = box.value.replace('tour:', '')
    return box.checked === chosen.compare.includes(slug) ? chosen : (withTick(chosen, slug) ?? chosen)
  }, search)
}
