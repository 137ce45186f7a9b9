import { addClass, bringClassBack, classUses, officeClasses, retireClass, saveClass } from './office-classes.ts'

/** The classes of cars, as the office makes them. */
export const classCalls = { officeClasses, addClass, saveClass, classUses, retireClass, bringClassBack }
