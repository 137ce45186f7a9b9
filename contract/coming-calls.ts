import * as coming from './coming.ts'
import * as editing from './coming-editing.ts'

/** Every call about what is coming: as visitors ask for it, and as the office writes it. */
export const comingCalls = {
  ...{ comingThings: coming.comingThings, wishToHear: coming.wishToHear, confirmWish: coming.confirmWish },
  ...{ officeComing: editing.officeComing, comingForEditing: editing.comingForEditing },
  ...{ addComing: editing.addComing, saveComing: editing.saveComing, dropComing: editing.dropComing },
  ...{ orderComing: editing.orderComing, previewComing: editing.previewComing, tellComing: editing.tellComing },
}
