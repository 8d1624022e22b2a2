import type {StoreData} from '../../catalogue/catalogue.ts';
import {Random} from '../../catalogue/own/random.ts';
import {Signer} from '../../service/signer.ts';
import {Orders} from '../checkout/orders.ts';
import {Database} from '../database/database.ts';
import {listGlobalIds} from '../global-id.ts';
import type {Language} from '../language.ts';
import {Pixel} from '../pixel/pixel.ts';
import {listSampleSearches} from './sample-searches.ts';
import {SampleShopper} from './sample-shopper.ts';

const days = 30;
const dayLength = 24 * 60 * 60 * 1000;

/**
 * Simulates a month of shoppers, the same on every run, in a separate database. The pixel checks their events like
 * real ones, so they have valid signatures and orders.
 */
export function simulateShoppers(store: StoreData, languages: readonly Language[], now: number): Database {
  const database = new Database();
  const random = new Random('a month of shoppers');
  const signer = new Signer('sample');
  const orders = new Orders(database, store.currency);
  const pixel = new Pixel({database, signer, orders, records: listGlobalIds(store)});
  const contexts = languages.map(language => ({language, searches: listSampleSearches(language)}));
  for (let day = 0; day < days; day++) {
    for (let count = shoppersOn(day, random); count > 0; count--) {
      // Most shoppers use the store's default language.
      const context = contexts.length > 1 && random.happens(0.25) ? contexts[1] : contexts[0];
      const time = now - (days - 1 - day) * dayLength - Math.floor(random.between(0, dayLength / 24));
      if (context) new SampleShopper({pixel, signer, orders, random, time, ...context}).shop();
    }
  }
  return database;
}

/** Grows from week to week and peaks on two days of each. */
function shoppersOn(day: number, random: Random): number {
  const isBusy = day % 7 > 4;
  return Math.round((16 + day / 3) * (isBusy ? 1.5 : 1) * random.between(0.8, 1.2));
}
