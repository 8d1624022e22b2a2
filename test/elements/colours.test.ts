import {expect} from 'chai';
import {createColourOf} from '../../src/core/products/colour.ts';

const colourOf = createColourOf({words: '', isCss: name => CSS.supports('color', name)});

/** What CSS takes for a colour without one to be seen: keywords, and the colours of the page, also those of old. */
const OTHERS = `
  Transparent Initial Inherit Unset Revert currentColor #fff rgb(0,0,0)
  AccentColor AccentColorText ActiveText ButtonBorder ButtonFace ButtonText Canvas CanvasText Field FieldText GrayText Highlight
  HighlightText LinkText Mark MarkText SelectedItem SelectedItemText VisitedText
  ActiveBorder ActiveCaption AppWorkspace Background ButtonHighlight ButtonShadow CaptionText InactiveBorder InactiveCaption
  InactiveCaptionText InfoBackground InfoText Menu MenuText Scrollbar ThreeDDarkShadow ThreeDFace ThreeDHighlight
  ThreeDLightShadow ThreeDShadow Window WindowFrame WindowText`;

describe('a word for a colour', () => {
  for (const name of ['Crimson', 'Rebecca Purple', 'Light Goldenrod Yellow', 'Midnight Blue'])
    it(`is “${name}”, which CSS has`, () => {
      const css = name.toLowerCase().replaceAll(' ', '');
      expect(colourOf(name)).to.equal(css);
    });

  it('is no keyword of CSS, and no colour of the page', () => {
    expect(OTHERS.match(/\S+/g)?.filter(name => colourOf(name))).to.eql([]);
  });

  it('is no word that CSS does not have', () => {
    expect(['Off Crimson', 'Sandy', 'M', ''].filter(name => colourOf(name))).to.eql([]);
  });
});
