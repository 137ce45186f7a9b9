import { fieldId } from './fields.tsx'

/** Leads to the field that a problem names, or to the nearest thing around it that there is. */
export function goToField(path: string, anchor: string) {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length -= 1) {
    const found = document.getElementById(fieldId(parts.slice(0, length).join('.')))
    if (found) return show(found)
  }
  const panel = document.getElementById(anchor)
  if (panel) show(panel)
}

const takesFocus = 'input:not([type=hidden], [tabindex="-1"]), textarea, select, button, [contenteditable=true]'

function show(element: HTMLElement) {
  element.scrollIntoView({ block: 'center' })
  const target = element.matches(takesFocus) ? element : element.querySelector<HTMLElement>(takesFocus)
  target?.focus({ preventScroll: true })
}
