/**
 * The codes of our classes of cars, from the smallest to the largest. A code stands in addresses and in the database;
 * what people read comes with the data, since a class's name is the database's.
 */
export const vehicleClassCodes = ['sedan', 'alphard', 'hiace', 'hiaceLong', 'coaster'] as const
export type VehicleClassCode = (typeof vehicleClassCodes)[number]
