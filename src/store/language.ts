import {createMoney, type Money, type MoneyOptions} from '../core/money.ts';
import {importMessages} from '../i18n/languages.ts';
import {createSay, type MessagePart, type Messages, type Say} from '../i18n/translator.ts';
import type {Config} from '../service/config.ts';

/** How things are said and priced in the shopper's language. */
export interface Texts {
  readonly say: Say;
  readonly money: Money;
}

/** The page's language. Its parts are fetched when they are first asked for, and again where that failed. */
export class Language {
  readonly #config: Config;
  readonly #messages: Partial<Messages> = {};
  readonly #parts: {[P in MessagePart]?: Promise<Texts> | undefined} = {};
  #texts: Texts | undefined;

  constructor(config: Config) {
    this.#config = config;
  }

  /** The one speaker of the page, as soon as it can say this part. */
  load(part: MessagePart): Promise<Texts> {
    this.#parts[part] ??= this.#fetch(part).catch(error => {
      this.#parts[part] = undefined;
      throw error;
    });
    return this.#parts[part];
  }

  async #fetch(part: MessagePart): Promise<Texts> {
    const {locale, moneyFormat} = this.#config;
    // Few stores need their own format, so its code is fetched only there.
    const [{default: messages}, formats] = await Promise.all([
      // Better English than no word, where a file can't be had.
      importMessages(locale, part).catch(() => importMessages('en', part)),
      moneyFormat ? import('../core/money-format.ts') : undefined,
    ]);
    Object.assign(this.#messages, messages);
    this.#texts ??= this.#speak(formats?.moneyFormatter(moneyFormat ?? ''));
    return this.#texts;
  }

  #speak(format: MoneyOptions['format']): Texts {
    const config = this.#config;
    let money: Money | undefined;
    const texts: Texts = {
      say: createSay(config.locale, this.#messages, config.messages),
      get money() {
        money ??= createMoney({...config, format});
        return money;
      },
    };
    // A page's first number format takes 20 ms, on a phone 80: not before there is something to see, nor after an answer.
    setTimeout(() => texts.money.format(0), 100);
    return texts;
  }
}
